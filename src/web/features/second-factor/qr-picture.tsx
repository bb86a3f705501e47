import type { ReactNode } from 'react'
import { makeQrCode } from '#core/qr/make-qr-code.ts'

/** Light modules around a code, without which readers don't find it. */
const QUIET = 4

/** A QR code, drawn on the device; black on white in every theme, because cameras want it so. */
export function QrPicture({ text, label }: { text: string; label: string }): ReactNode {
  const rows = makeQrCode(text)
  const size = rows.length + 2 * QUIET
  const path = rows
    .flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? `M${x + QUIET} ${y + QUIET}h1v1h-1z` : [])))
    .join('')
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${size} ${size}`}
      width="220"
      height="220"
      shapeRendering="crispEdges"
      style={{ maxWidth: '100%', height: 'auto', borderRadius: 'var(--r)' }}
    >
      <rect width={size} height={size} fill="#fff" />
      <path d={path} fill="#000" />
    </svg>
  )
}
