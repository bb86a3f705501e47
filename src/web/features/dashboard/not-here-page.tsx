import type { ReactNode } from 'react'
import { Khulu } from '../../ui/khulu.tsx'

/** Stands in the layout for an address below the dashboard that leads nowhere; the layout has the words. */
const NotHerePage = (): ReactNode => (
  <div className="empty">
    <Khulu mood="listening" size={120} />
  </div>
)

export default NotHerePage
