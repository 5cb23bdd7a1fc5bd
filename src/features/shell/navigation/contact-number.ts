/**
 * The WhatsApp number of the contact bubble: digits only, starting with the country code. The default lies in a range
 * that is reserved for fiction (Ofcom, 07700 900000 to 900999); operators set VITE_WHATSAPP_NUMBER at build time.
 */
export const whatsAppNumber: string = import.meta.env.VITE_WHATSAPP_NUMBER ?? '447700900123';
