/** What a role is called. */
import { has, t } from '../words/words';

export function roleWords(role: string): string {
  const [name = role, number = ''] = role.startsWith('arbiter-') ? ['arbiter', role.slice(8)] : [role];
  const id = `role-${name}`;
  return has(id) ? t(id, { number }) : role;
}
