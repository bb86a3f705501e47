import type { EventStore } from '../../src/web/platform/offline/event-store.ts'
import { eventId, makeEvent } from './make-event.ts'

const [first, second, third] = [1, 2, 3].map((number) => makeEvent({ id: eventId(number) }))
if (!first || !second || !third) throw new Error('three events are needed')

const ids = (events: readonly { id: string }[]): number[] => events.map(({ id }) => Number.parseInt(id.slice(-4), 16))

/**
 * Cases for every event store: a sentence, steps on an empty store, and the expected result. Plain data lets the same
 * table run in Node and in a browser.
 */
export const EVENT_STORE_CONTRACT: readonly {
  sentence: string
  act: (store: EventStore) => Promise<unknown>
  expected: unknown
}[] = [
  {
    sentence: "lists an owner's events in the order of their ids",
    act: async (store) => {
      for (const event of [second, third, first]) await store.append('one', event)
      await store.append('two', first)
      return [ids(await store.list('one')), ids(await store.list('two')), await store.list('nobody')]
    },
    expected: [[1, 2, 3], [1], []],
  },
  {
    sentence: 'gives an event back as it was',
    act: async (store) => {
      await store.append('one', first)
      return store.list('one')
    },
    expected: [first],
  },
  {
    sentence: 'keeps the first of an id, and does not send again what was sent',
    act: async (store) => {
      await store.append('one', first)
      await store.markSent('one', [first.id])
      await store.append('one', { ...first, verdict: 'wrong' })
      return [(await store.list('one')).map(({ verdict }) => verdict), await store.listUnsent('one', 10)]
    },
    expected: [['correct'], []],
  },
  {
    sentence: 'lists as many unsent events as asked for, the first ones',
    act: async (store) => {
      for (const event of [third, second, first]) await store.append('one', event)
      await store.append('two', first)
      const before = ids(await store.listUnsent('one', 2))
      await store.markSent('one', [first.id, 'unknown'])
      return [
        before,
        ids(await store.listUnsent('one', 2)),
        ids(await store.list('one')),
        ids(await store.listUnsent('two', 2)),
      ]
    },
    expected: [[1, 2], [2, 3], [1, 2, 3], [1]],
  },
  {
    sentence: 'puts judged events over its own, and new ones beside them, all sent',
    act: async (store) => {
      await store.append('one', first)
      await store.putJudged('one', [{ ...first, verdict: 'wrong' }, second])
      return [(await store.list('one')).map(({ verdict }) => verdict), await store.listUnsent('one', 10)]
    },
    expected: [['wrong', 'correct'], []],
  },
  {
    sentence: 'removes events of one owner only',
    act: async (store) => {
      for (const owner of ['one', 'two']) for (const event of [first, second]) await store.append(owner, event)
      await store.remove('one', [first.id, 'unknown'])
      return [ids(await store.list('one')), ids(await store.list('two'))]
    },
    expected: [[2], [1, 2]],
  },
  {
    sentence: "makes a guest's events a learner's, to be sent, and leaves those that the learner already has",
    act: async (store) => {
      for (const event of [first, second]) await store.append('guest', event)
      await store.markSent('guest', [second.id])
      await store.putJudged('one', [{ ...first, verdict: 'wrong' }, third])
      await store.reown('guest', 'one')
      return [
        ids(await store.list('guest')),
        (await store.list('one')).map(({ verdict }) => verdict),
        ids(await store.listUnsent('one', 10)),
      ]
    },
    expected: [[], ['wrong', 'correct', 'correct'], [2]],
  },
  {
    sentence: 'changes nothing when the same transfer is done again',
    act: async (store) => {
      const results: unknown[] = []
      for (let time = 0; time < 2; time++) {
        await store.append('guest', first)
        await store.reown('guest', 'one')
        results.push([ids(await store.list('guest')), await store.list('one')])
      }
      await store.reown('one', 'one')
      results.push([[], await store.list('one')])
      return results
    },
    expected: [
      [[], [first]],
      [[], [first]],
      [[], [first]],
    ],
  },
  {
    sentence: 'removes an owner with notes, and nobody else, not even one whose name begins alike',
    act: async (store) => {
      for (const owner of ['one', 'oneself', 'on']) {
        await store.append(owner, first)
        await store.writeNote(owner, 'cursor', 7)
      }
      await store.removeOwner('one')
      const of = async (owner: string): Promise<unknown> => [
        ids(await store.list(owner)),
        (await store.readNote(owner, 'cursor')) ?? 'none',
      ]
      return [await of('one'), await of('oneself'), await of('on')]
    },
    expected: [
      [[], 'none'],
      [[1], 7],
      [[1], 7],
    ],
  },
  {
    sentence: 'keeps notes by owner and name',
    act: async (store) => {
      await store.writeNote('one', 'cursor', 1)
      await store.writeNote('one', 'cursor', 2)
      await store.writeNote('one', 'other', 3)
      return [
        await store.readNote('one', 'cursor'),
        await store.readNote('one', 'other'),
        (await store.readNote('two', 'cursor')) ?? 'none',
      ]
    },
    expected: [2, 3, 'none'],
  },
  {
    sentence: 'lists what changed since a place: new events, and others in the place of known ones',
    act: async (store) => {
      await store.append('one', first)
      const { place, isWhole, added } = await store.listChanges('one', undefined)
      await store.append('one', first)
      await store.putJudged('one', [{ ...first, verdict: 'wrong' }, third])
      await store.append('one', second)
      await store.append('two', first)
      const changes = await store.listChanges('one', place)
      // Storage that takes nothing has no list of changes, and gives all events.
      if (changes.isWhole) return [isWhole, ids(added), ids(changes.added), await store.count('one')]
      return [
        isWhole,
        ids(added),
        [...ids(changes.replaced), ...ids(changes.added).toSorted((one, other) => one - other)],
        await store.count('one'),
      ]
    },
    expected: [true, [1], [1, 2, 3], 3],
  },
  {
    sentence: 'lists all events again once some were removed, and stores nothing derived from those',
    act: async (store) => {
      for (const event of [first, second]) await store.append('one', event)
      const { place } = await store.listChanges('one', undefined)
      await store.remove('one', [first.id])
      const afterRemoval = await store.listChanges('one', place)
      await store.removeOwner('one')
      if (place !== undefined) await store.writeDerived('one', { place, value: 'removed' })
      const derived = await store.readDerived('one')
      await store.append('one', third)
      const afterAll = await store.listChanges('one', afterRemoval.place)
      return [afterRemoval.isWhole, ids(afterRemoval.added), derived ?? 'none', afterAll.isWhole, ids(afterAll.added)]
    },
    expected: [true, [2], 'none', true, [3]],
  },
  {
    sentence: 'lists all events to a reader who is too far behind',
    act: async (store) => {
      await store.append('one', makeEvent({ id: eventId(5000) }))
      const { place } = await store.listChanges('one', undefined)
      await store.putJudged(
        'one',
        Array.from({ length: 2100 }, (_, index) => makeEvent({ id: eventId(index + 1) })),
      )
      const { isWhole, added } = await store.listChanges('one', place)
      return [isWhole, added.length, ids(added).every((id, index, all) => index === 0 || id > (all[index - 1] ?? 0))]
    },
    expected: [true, 2101, true],
  },
]
