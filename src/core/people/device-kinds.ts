/** Kinds of a session's device: enough to recognise one's own phone, without identifying anybody. */
export const DEVICE_KINDS = ['phone', 'tablet', 'computer', 'other'] as const

export type DeviceKind = (typeof DEVICE_KINDS)[number]

const SIGNS: readonly [RegExp, DeviceKind][] = [
  [/\biPad\b|\bTablet\b|\bKindle\b|\bSilk\b|\bAndroid\b(?!.*\bMobile\b)/i, 'tablet'],
  [/\bMobile\b|\biPhone\b|\biPod\b|\bAndroid\b|\bKAIOS\b|Opera Mini/i, 'phone'],
  [/\bWindows NT\b|\bMacintosh\b|\bX11\b|\bLinux\b|\bCrOS\b/i, 'computer'],
]

/** Returns the device kind of a browser's `user-agent` header; `other` for an unknown one. */
export const deviceKindOf = (userAgent: string): DeviceKind =>
  SIGNS.find(([sign]) => sign.test(userAgent))?.[1] ?? 'other'
