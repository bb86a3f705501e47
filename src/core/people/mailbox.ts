/** Tells whether emails can reach an address; placeholder addresses can't exist (RFC 2606). */
export const hasMailbox = (email: string): boolean => !email.endsWith('.invalid')
