/** Roles in words. */
import { t } from '../words/words';

export function roleWords(role: string): string {
  const arbiter = /^arbiter-(\d+)$/.exec(role);
  if (arbiter?.[1] !== undefined) return t('actor-arbiter-number', { number: Number(arbiter[1]) });
  return t(`role-${role}`);
}
