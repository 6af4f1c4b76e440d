import './styles/tokens.css';
import './styles/base.css';
import './app/app-shell';
import { startWords } from './words/words';
import { startTheme } from './app/theme';
import { startRouter } from './app/router';

startTheme();
await startWords();
startRouter();
