/**
 * What axe cannot decide, looked at by a person: the rule, and why it holds. Another undecided rule counts as a fault
 * until it is here.
 */
export const undecided: Readonly<Record<string, string>> = {
  'color-contrast':
    'Words over photographs lie on grounds of their own (--photo-veil, --on-photo), which keep 4.5:1 whatever the photograph is.',
};
