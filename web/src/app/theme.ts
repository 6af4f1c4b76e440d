/** Light, dark, or the strong contrast that daylight needs. */
export type Theme = 'auto' | 'light' | 'dark' | 'daylight';

export const THEMES: Theme[] = ['auto', 'light', 'dark', 'daylight'];
const KEPT = 'jadoube.theme';

export function currentTheme(): Theme {
  const kept = localStorage.getItem(KEPT);
  return THEMES.find((theme) => theme === kept) ?? 'auto';
}

export function setTheme(theme: Theme): void {
  localStorage.setItem(KEPT, theme);
  document.documentElement.dataset['theme'] = theme;
}

export function startTheme(): void {
  document.documentElement.dataset['theme'] = currentTheme();
}
