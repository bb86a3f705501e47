/** Most characters of a file's name as it is shown. */
export const FILE_NAME_LENGTH = 80

/**
 * Returns the name of an upload as others read it. It has no folders, endings or control signs, and no signs that turn
 * text around. Empty for a name of which nothing is left.
 */
export const shownFileName = (name: string): string =>
  (name.normalize('NFC').split(/[\\/]/).at(-1) ?? '')
    .replaceAll(/[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}<>:"|?*]/gu, '')
    .replace(/^\.+/, '')
    .replace(/(?:\.[A-Za-z\d]{1,8}){1,3}$/, '')
    .replaceAll(/\s+/g, ' ')
    .trim()
    .slice(0, FILE_NAME_LENGTH)
    .toWellFormed()
    .trim()
