import {
  createContext,
  useContext,
  useSyncExternalStore,
  type AnchorHTMLAttributes,
  type MouseEvent,
  type ReactNode,
} from 'react'

/** The address that a prerendered page is drawn for; null in the browser, which knows its own. */
export const PrerenderedAddress = createContext<string | null>(null)

const MOVED = 'funda:moved'

/** Calls `listener` whenever the address changes; returns the end of that. */
export function whenMoved(listener: () => void): () => void {
  addEventListener('popstate', listener)
  addEventListener(MOVED, listener)
  return () => {
    removeEventListener('popstate', listener)
    removeEventListener(MOVED, listener)
  }
}

/**
 * Goes to an address of this site. With `replace` it takes the current address's place, so that going back skips it.
 */
export function navigate(address: string, { replace = false }: { replace?: boolean } = {}): void {
  history[replace ? 'replaceState' : 'pushState'](null, '', address)
  dispatchEvent(new Event(MOVED))
}

/** The path of the present address, without its query. */
export function usePath(): string {
  const prerendered = useContext(PrerenderedAddress)
  const present = (): string => location.pathname
  return useSyncExternalStore(whenMoved, present, () => prerendered ?? present())
}

/**
 * The query of the present address, from its question mark on. Prerendered pages have none, and so has their first
 * drawing in the browser.
 */
export const useQuery = (): string =>
  useSyncExternalStore(
    whenMoved,
    () => location.search,
    () => '',
  )

/** A link within this site. A plain click changes the page without loading it anew; any other is the browser's. */
export function Link({
  href,
  onClick,
  children,
  ...rest
}: AnchorHTMLAttributes<HTMLAnchorElement> & { href: string }): ReactNode {
  const follow = (event: MouseEvent<HTMLAnchorElement>): void => {
    onClick?.(event)
    if (
      event.defaultPrevented ||
      event.button !== 0 ||
      event.ctrlKey ||
      event.metaKey ||
      event.altKey ||
      event.shiftKey
    )
      return
    event.preventDefault()
    navigate(href)
  }
  return (
    <a href={href} onClick={follow} {...rest}>
      {children}
    </a>
  )
}
