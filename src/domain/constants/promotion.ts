/**
 * The promotion banner of the home page, configured by the operator. Without a target it shows no countdown (UI-020).
 */
export const promotion: { readonly countdownTarget: string | null } = { countdownTarget: null };
