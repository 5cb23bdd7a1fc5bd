import type { LimitRule } from './limits.ts';

/** Whose attempts are counted together. */
type CountedPer =
  | 'caller'
  | 'account'
  | 'account or link'
  | 'account and caller'
  | 'payment and caller'
  | 'e-mail address'
  | 'person and thing';

export interface DocumentedRule extends LimitRule {
  /** A caller is an IPv4 address or an IPv6 /64; an account without login is identified by its email address. */
  readonly per: CountedPer;
  /** What is counted, in words for docs/security/limits.md. */
  readonly what: string;
  /** True if the excess is dropped silently; otherwise it is refused with TooManyRequestsError. */
  readonly quiet?: true;
}
