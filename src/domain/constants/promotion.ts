/** The promotion banner of the home page; an operator fills it in. Without a target it counts to nothing (UI-020). */
export const promotion: { readonly countdownTarget: string | null } = { countdownTarget: null };
