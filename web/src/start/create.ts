/** Makes a game and begins its round, so that Black can start White's clock. */
import { post } from '../api/client';
import { createWithKey } from '../api/create-key';
import { newId } from '../api/live';
import { open } from '../api/links';
import type { Created } from '../api/types';
import { keepMade } from './new-links';
import { asked, drawNumber, type Settings } from './settings';

export async function create(settings: Settings): Promise<Created> {
  const made = await createWithKey<Created>('/api/games', asked(settings, drawNumber));
  keepMade(made);
  const arbiter = made.links.find((link) => link.role.startsWith('arbiter'));
  if (arbiter) {
    const held = await open(arbiter.token);
    await post(`/api/games/${made.game}/acts`, [{ id: newId(), act: 'announces the round' }], held.link);
  }
  return made;
}
