import type { ReactNode } from 'react'
import { encode } from 'uqr'
import { t } from '../../platform/i18n/translate.ts'
import css from './children.module.css'

/** Draws an address as a QR code: dark on light in every theme, as cameras want it. */
export default function QrCode({ address }: { address: string }): ReactNode {
  const { data, size } = encode(address, { ecc: 'M', border: 4 })
  const path = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : []))).join('')
  return (
    <svg
      className={css['qr']}
      viewBox={`0 0 ${size} ${size}`}
      role="img"
      aria-label={t('children.handOver.picture')}
      shapeRendering="crispEdges"
    >
      <rect width={size} height={size} fill="#fff" />
      <path d={path} fill="#000" />
    </svg>
  )
}
