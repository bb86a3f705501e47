import './modal.css'
import { useLayoutEffect, useRef, type ReactNode } from 'react'

/**
 * A native modal dialog, open as long as it is drawn: it holds the focus and gives it back.
 * @param onClose called for Escape and by the caller's own buttons
 * @param labelledBy id of its heading
 */
export function Modal({
  labelledBy,
  onClose,
  children,
}: {
  labelledBy: string
  onClose: () => void
  children: ReactNode
}): ReactNode {
  const dialog = useRef<HTMLDialogElement>(null)
  // A layout effect ends while the dialog is still in the page; only then does closing it give the focus back.
  useLayoutEffect(() => {
    const element = dialog.current
    element?.showModal()
    return () => element?.close()
  }, [])
  return (
    <dialog
      ref={dialog}
      aria-labelledby={labelledBy}
      onCancel={(event) => {
        event.preventDefault()
        onClose()
      }}
    >
      {children}
    </dialog>
  )
}
