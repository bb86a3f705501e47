import { createIcon } from '../../ui/icons.tsx'

export const BackIcon = /* @__PURE__ */ createIcon('<path d="m15 18-6-6 6-6"/>')
export const EyeIcon = /* @__PURE__ */ createIcon(
  '<path d="M2.1 12.3a1 1 0 0 1 0-.6 10.8 10.8 0 0 1 19.8 0 1 1 0 0 1 0 .6 10.8 10.8 0 0 1-19.8 0"/><circle cx="12" cy="12" r="3"/>',
)
export const PrintIcon = /* @__PURE__ */ createIcon(
  '<path d="M6 18H4a2 2 0 0 1-2-2v-5a2 2 0 0 1 2-2h16a2 2 0 0 1 2 2v5a2 2 0 0 1-2 2h-2M6 9V3a1 1 0 0 1 1-1h10' +
    'a1 1 0 0 1 1 1v6"/><rect x="6" y="14" width="12" height="8" rx="1"/>',
)
export const PlayIcon = /* @__PURE__ */ createIcon('<path fill="currentColor" d="M6 4.5v15l13-7.5z"/>')
export const PauseIcon = /* @__PURE__ */ createIcon('<path d="M8 5v14M16 5v14"/>')
