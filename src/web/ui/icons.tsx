import type { ReactNode } from 'react'

type IconProperties = { small?: boolean; className?: string }

/** Draws one of our icons: Lucide shapes (ISC licence), 2 px stroke. Always beside a text, so never announced itself. */
export const createIcon = (shapes: string) => {
  const markup = { __html: shapes }
  return ({ small, className }: IconProperties): ReactNode => (
    <svg
      className={`icon${small ? ' icon-small' : ''}${className ? ` ${className}` : ''}`}
      viewBox="0 0 24 24"
      aria-hidden="true"
      dangerouslySetInnerHTML={markup}
    />
  )
}

export const BookIcon = /* @__PURE__ */ createIcon(
  '<path d="M12 5v16M20 19a2 2 0 002-2V5a2 2 0 00-2-2h-4a5 5 0 00-4 2 5 5 0 00-4-2H4a2 2 0 00-2 2v12' +
    'a2 2 0 002 2h4a5 5 0 014 2 5 5 0 014-2z"/>',
)
export const SpeakerIcon = /* @__PURE__ */ createIcon(
  '<path d="M11 4.700a.7.7 0 0 0-1.200-.5L6.400 7.600a1.400 1.400 0 0 1-1 .4H3a1 1 0 0 0-1 1v6a1 1 0 0 0 1 1' +
    'h2.400a1.400 1.400 0 0 1 1 .4l3.400 3.400a.7.7 0 0 0 1.200-.5zM16 9a5 5 0 0 1 0 6' +
    'm3.400 3.400a9 9 0 0 0 0-12.800"/>',
)
export const BubbleIcon = /* @__PURE__ */ createIcon(
  '<path d="M3 16.3a2 2 0 0 1 .1 1.2l-1.1 3.3a1 1 0 0 0 1.2 1.2l3.4-1a2 2 0 0 1 1.100.1 10 10 0 1 0-4.7-4.8"/>',
)
export const HashIcon = /* @__PURE__ */ createIcon('<path d="M4 9h16M4 15h16M10 3L8 21M16 3l-2 18"/>')
export const SunriseIcon = /* @__PURE__ */ createIcon(
  '<path d="M12 2v8M5 11l1.4 1.4M2 18h2m16 0h2m-3-7l-1.4 1.4M22 22H2M8 6l4-4 4 4m0 12a4 4 0 0 0-8 0"/>',
)
export const BlocksIcon = /* @__PURE__ */ createIcon(
  '<path d="M10 22V7a1 1 0 0 0-1-1H4a2 2 0 0 0-2 2v12a2 2 0 0 0 2 2h12a2 2 0 0 0 2-2v-5a1 1 0 0 0-1-1H2"/>' +
    '<rect x="14" y="2" width="8" height="8" rx="1"/>',
)
export const DrumIcon = /* @__PURE__ */ createIcon(
  '<path d="m2 2 8 8m12-8-8 8M7 13.4v7.9M12 14v8m5-8.6v7.9M2 9v8a10 5 0 0 0 20 0V9"/><ellipse cx="12" cy="9" rx="10" ry="5"/>',
)
export const PuzzleIcon = /* @__PURE__ */ createIcon(
  '<path d="M15.4 4.4a1 1 0 0 0 1.7-.5 2.5 2.5 0 1 1 3 3 1 1 0 0 0-.5 1.7l1.7 1.7a2.4 2.4 0 0 1 0 3.4l-1.7 1.7' +
    'a1 1 0 0 1-1.7-.5 2.5 2.5 0 1 0-3 3 1 1 0 0 1 .5 1.7l-1.7 1.7a2.4 2.4 0 0 1-3.4 0l-1.7-1.7' +
    'a1 1 0 0 0-1.700.5 2.5 2.5 0 1 1-3-3 1 1 0 0 0 .5-1.7l-1.7-1.7a2.4 2.4 0 0 1 0-3.4l1.7-1.7' +
    'a1 1 0 0 1 1.700.5 2.5 2.5 0 1 0 3-3 1 1 0 0 1-.5-1.7l1.7-1.7a2.4 2.4 0 0 1 3.4 0z"/>',
)
export const MessagesIcon = /* @__PURE__ */ createIcon(
  '<path d="M16 10a2 2 0 0 1-2 2H6.8a2 2 0 0 0-1.400.6l-2.2 2.2A.7.7 0 0 1 2 14.3V4a2 2 0 0 1 2-2h10' +
    'a2 2 0 0 1 2 2zm4-1a2 2 0 0 1 2 2v10.3a.7.7 0 0 1-1.200.5l-2.2-2.2a2 2 0 0 0-1.4-.6H10a2 2 0 0 1-2-2v-1"/>',
)
export const SproutIcon = /* @__PURE__ */ createIcon(
  '<path d="M14 9.5V7a4 4 0 0 1 4-4h1.5a.5.5 0 0 1 .5.5V5a4 4 0 0 1-4 4 4 4 0 0 0-4 4c0 2 1 3 1 5a5 5 0 0 1-1 3' +
    'M4 9a5 5 0 0 1 8 4 5 5 0 0 1-8-4m1 12h14"/>',
)
export const HomeIcon = /* @__PURE__ */ createIcon(
  '<path d="M15 21v-8a1 1 0 0 0-1-1h-4a1 1 0 0 0-1 1v8M3 10a2 2 0 0 1 .7-1.5l7-6a2 2 0 0 1 2.6 0l7 6' +
    'A2 2 0 0 1 21 10v9a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2z"/>',
)
export const GridIcon = /* @__PURE__ */ createIcon(
  '<rect width="7" height="7" x="3" y="3" rx="1"/><rect width="7" height="7" x="14" y="3" rx="1"/>' +
    '<rect width="7" height="7" x="14" y="14" rx="1"/><rect width="7" height="7" x="3" y="14" rx="1"/>',
)
export const PaletteIcon = /* @__PURE__ */ createIcon(
  '<path d="M12 22a1 1 0 0 1 0-20 10 9 0 0 1 10 9 5 5 0 0 1-5 5h-2.2a1.8 1.8 0 0 0-1.4 2.8l.3.4' +
    'a1.8 1.8 0 0 1-1.4 2.8zM13.5 6.5h0M17.5 10.5h0M6.5 12.5h0M8.5 7.5h0"/>',
)
export const TranslateIcon = /* @__PURE__ */ createIcon(
  '<path d="m5 8 6 6m-7 0 6-6 2-3M2 5h12M7 2h1m14 20-5-10-5 10m2-4h6"/>',
)
export const UserIcon = /* @__PURE__ */ createIcon(
  '<path d="M19 21v-2a4 4 0 0 0-4-4H9a4 4 0 0 0-4 4v2"/><circle cx="12" cy="7" r="4"/>',
)
export const UsersIcon = /* @__PURE__ */ createIcon(
  '<path d="M16 21v-2a4 4 0 0 0-4-4H6a4 4 0 0 0-4 4v2M16 3.1a4 4 0 0 1 0 7.8M22 21v-2a4 4 0 0 0-3-3.9"/><circle cx="9" cy="7" r="4"/>',
)
export const ChevronRightIcon = /* @__PURE__ */ createIcon('<path d="m9 18 6-6-6-6"/>')
export const ChevronUpIcon = /* @__PURE__ */ createIcon('<path d="m18 15-6-6-6 6"/>')
export const CloseIcon = /* @__PURE__ */ createIcon('<path d="M18 6 6 18M6 6l12 12"/>')
export const CheckIcon = /* @__PURE__ */ createIcon('<path d="M20 6 9 17l-5-5"/>')
export const RetryIcon = /* @__PURE__ */ createIcon('<path d="M3 12a9 9 0 1 0 9-9 9.8 9.8 0 0 0-6.7 2.7L3 8M3 3v5h5"/>')
