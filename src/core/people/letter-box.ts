/** Whether letters can reach an address: those that stand in for one are of a kind that can't exist (RFC 2606). */
export const hasLetterBox = (email: string): boolean => !email.endsWith('.invalid')
