import { createIcon } from './icons.tsx'

/** A Lucide shape (ISC licence), apart from the icons that every page loads. */
export const ShareIcon = /* @__PURE__ */ createIcon(
  '<circle cx="18" cy="5" r="3"/><circle cx="6" cy="12" r="3"/><circle cx="18" cy="19" r="3"/><path d="m8.6 13.500 6.8 4m0-11-6.8 4"/>',
)
