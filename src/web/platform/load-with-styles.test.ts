import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { loadWithStyles } from './load-with-styles.ts'

/** Link of the head, as far as the loader knows one. */
type FakeLink = { href: string; onload: () => void; onerror: () => void; remove: () => void }

let links: FakeLink[]

beforeEach(() => {
  links = []
  vi.stubGlobal('document', {
    createElement: () => {
      const link: Partial<FakeLink> = {}
      link.remove = () => {
        links = links.filter((other) => other !== link)
      }
      return link
    },
    querySelector: (selector: string) => links.find(({ href }) => selector === `link[href="${href}"]`) ?? null,
    head: { append: (link: FakeLink) => links.push(link) },
  })
})

afterEach(() => {
  vi.unstubAllGlobals()
})

test('part: it loads after its stylesheets, each of which is added once', async () => {
  const order: string[] = []
  const load = (name: string) => async () => order.push(name)
  const both = [loadWithStyles(load('one'), ['assets/one.css']), loadWithStyles(load('two'), ['assets/one.css'])]
  expect([links.map(({ href }) => href), order]).toEqual([['/assets/one.css'], []])
  links[0]?.onload()
  await Promise.all(both)
  expect(order).toEqual(['one', 'two'])
})

test('part: a stylesheet that the prerendered page names is there already', async () => {
  links.push({ href: '/assets/inside.css', onload: () => {}, onerror: () => {}, remove: () => {} })
  expect(await loadWithStyles(async () => 'part', ['assets/inside.css'])).toBe('part')
  expect(links).toHaveLength(1)
})

test('part: a failed stylesheet rejects, and the next call asks for it again', async () => {
  const failed = loadWithStyles(async () => 'part', ['assets/later.css'])
  links[0]?.onerror()
  await expect(failed).rejects.toThrow("/assets/later.css didn't load.")
  expect(links).toEqual([])
  const again = loadWithStyles(async () => 'part', ['assets/later.css'])
  links[0]?.onload()
  expect(await again).toBe('part')
})
