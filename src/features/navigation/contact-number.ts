/**
 * The number that the contact bubble opens a chat with: digits with the country first. The sample lies in a range that
 * is kept free of real telephones (Ofcom, 07700 900000 to 900999); an operator builds with VITE_WHATSAPP_NUMBER.
 */
export const whatsAppNumber: string = import.meta.env.VITE_WHATSAPP_NUMBER ?? '447700900123';
