import type { ReactNode } from 'react'
import { Khulu } from '../../ui/khulu.tsx'

/** Empty page for an unknown address below the dashboard; the layout shows the message. */
const NotHerePage = (): ReactNode => (
  <div className="empty">
    <Khulu mood="listening" size={120} />
  </div>
)

export default NotHerePage
