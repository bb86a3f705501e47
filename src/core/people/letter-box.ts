/** Tells whether emails can reach an address; placeholder addresses can't exist (RFC 2606). */
export const hasLetterBox = (email: string): boolean => !email.endsWith('.invalid')
