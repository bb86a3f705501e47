import fc from 'fast-check'
import { CONTENT_TYPES, HEADERS, MISFITS, MISFITS_IN_ADDRESSES } from './misfits.ts'

/** The part of JSON Schema that the fuzz reads. */
export type Schema = {
  properties?: Readonly<Record<string, Schema>>
  items?: Schema
  anyOf?: readonly Schema[]
  oneOf?: readonly Schema[]
  allOf?: readonly Schema[]
}

/** An operation of the OpenAPI document, with an input that nothing is wrong with. */
export type Operation = {
  method: 'GET' | 'POST'
  path: string
  schema: Schema
  input: Readonly<Record<string, unknown>>
}

/** A request that something is wrong with: `kind` says what was done to it. */
export type BadRequest = {
  kind: string
  query: string
  payload: string | Buffer | undefined
  headers: Readonly<Record<string, string>>
}

type Place = readonly (string | number)[]

/** A text that nothing else holds, in the place of what is put in as raw JSON. */
const MARK = '@@here@@'

function placesIn(value: unknown, place: Place = []): Place[] {
  if (typeof value !== 'object' || value === null) return [place]
  return [
    place,
    ...Object.entries(value).flatMap(([key, inner]) =>
      placesIn(inner, [...place, Array.isArray(value) ? Number(key) : key]),
    ),
  ]
}

function placesOf(schema: Schema, place: Place = []): Place[] {
  if (place.length > 5) return []
  const ways = [...(schema.anyOf ?? []), ...(schema.oneOf ?? []), ...(schema.allOf ?? [])].flatMap((way) =>
    placesOf(way, place),
  )
  const inner = Object.entries(schema.properties ?? {}).flatMap(([name, one]) => placesOf(one, [...place, name]))
  return [place, ...inner, ...(schema.items ? placesOf(schema.items, [...place, 0]) : []), ...ways]
}

function putAt(value: unknown, [first, ...rest]: Place, put: unknown): unknown {
  if (first === undefined) return put
  if (typeof first === 'number') {
    const entries: unknown[] = Array.isArray(value) ? [...value] : []
    entries[first] = putAt(entries[first], rest, put)
    return entries
  }
  const known =
    typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Record<string, unknown>) : {}
  return { ...known, [first]: putAt(known[first], rest, put) }
}

/** Leaves out what is at a place. */
function without(value: unknown, place: Place): unknown {
  const text = JSON.stringify(putAt(value, place, MARK))
  return JSON.parse(text, (_key, inner: unknown) => (inner === MARK ? undefined : inner)) as unknown
}

const asJson = { 'content-type': 'application/json' }
const request = (
  kind: string,
  payload: BadRequest['payload'],
  headers: BadRequest['headers'] = asJson,
): BadRequest => ({ kind, query: '', payload, headers })

const misfit = fc.oneof(
  { weight: 8, arbitrary: fc.constantFrom(...MISFITS) },
  { weight: 1, arbitrary: fc.json({ maxDepth: 4 }) },
  { weight: 1, arbitrary: fc.string({ unit: 'binary' }).map((text) => JSON.stringify(text)) },
)

const bytesChanged = (text: string): fc.Arbitrary<BadRequest> =>
  fc
    .record({
      at: fc.nat(Math.max(0, text.length - 1)),
      length: fc.nat(6),
      put: fc.oneof(
        fc.uint8Array({ maxLength: 8 }),
        fc
          .constantFrom('\0', '\\u0000', '\\ud83d', '"', '}', ']', ',', '\u{FEFF}', '\xff', ':{')
          .map((part) => new TextEncoder().encode(part)),
      ),
    })
    .map(({ at, length, put }) => {
      const bytes = Buffer.from(text)
      return request('bytes', Buffer.concat([bytes.subarray(0, at), put, bytes.subarray(at + length)]))
    })

/** Returns bad requests of an operation with a body. */
function badBodies({ schema, input }: Operation): fc.Arbitrary<BadRequest> {
  const places = [
    ...new Map([...placesIn(input), ...placesOf(schema)].map((place) => [JSON.stringify(place), place])).values(),
  ]
  const text = JSON.stringify(input)
  const place = fc.constantFrom(...places)
  const inner = places.filter((at) => at.length > 0)
  return fc.oneof(
    {
      weight: 55,
      arbitrary: fc.record({ place, misfit }).map(({ place: at, misfit: put }) =>
        request(
          `${at.join('.') || 'all'} = ${put.slice(0, 40)}`,
          JSON.stringify(putAt(input, at, MARK)).replace(`"${MARK}"`, () => put),
        ),
      ),
    },
    {
      weight: inner.length === 0 ? 0 : 8,
      arbitrary: fc
        .constantFrom(...inner, ['a'])
        .map((at) => request(`without ${at.join('.')}`, JSON.stringify(without(input, at)))),
    },
    {
      weight: 5,
      arbitrary: fc
        .record({
          name: fc.constantFrom('isAdmin', 'id', 'learnerId', '__proto__', 'constructor', '', 'ünknown'),
          misfit,
        })
        .map(({ name, misfit: put }) =>
          request(`unknown ${name}`, `${text.slice(0, -1)}${text === '{}' ? '' : ','}${JSON.stringify(name)}:${put}}`),
        ),
    },
    {
      weight: 5,
      arbitrary: fc
        .record({ name: fc.constantFrom(...Object.keys(input), 'a'), misfit })
        .map(({ name, misfit: put }) =>
          request(`${name} twice`, `${text.slice(0, -1)}${text === '{}' ? '' : ','}${JSON.stringify(name)}:${put}}`),
        ),
    },
    { weight: 15, arbitrary: bytesChanged(text) },
    { weight: 2, arbitrary: fc.uint8Array({ maxLength: 60 }).map((bytes) => request('noise', Buffer.from(bytes))) },
    {
      weight: 5,
      arbitrary: fc
        .constantFrom(...CONTENT_TYPES)
        .map((type) => request(`type ${type.slice(0, 40)}`, '{"isAdmin":true}', { 'content-type': type })),
    },
    {
      weight: 5,
      arbitrary: fc
        .constantFrom(...HEADERS)
        .map((headers) =>
          request(`headers ${JSON.stringify(headers).slice(0, 60)}`, '{"isAdmin":true}', { ...asJson, ...headers }),
        ),
    },
  )
}

/** Returns bad requests of an operation whose input stands in the address. */
function badAddresses({ schema, input }: Operation): fc.Arbitrary<BadRequest> {
  const names = [
    ...new Set([...Object.keys(input), ...Object.keys(schema.properties ?? {}), 'isAdmin', '__proto__', 'constructor']),
  ]
  const good = Object.entries(input)
    .map(([name, value]) => `${name}=${encodeURIComponent(String(value))}`)
    .join('&')
  const asked = (kind: string, query: string, headers: BadRequest['headers'] = {}): BadRequest => ({
    kind,
    query,
    payload: undefined,
    headers,
  })
  const one = fc.record({
    name: fc.constantFrom(...names),
    value: fc.oneof(fc.constantFrom(...MISFITS_IN_ADDRESSES), fc.string({ maxLength: 20 }).map(encodeURIComponent)),
  })
  return fc.oneof(
    {
      weight: 6,
      arbitrary: one.map(({ name, value }) => asked(`${name}=${value.slice(0, 40)}`, `${good}&${name}=${value}`)),
    },
    {
      weight: 6,
      arbitrary: one.map(({ name, value }) => asked(`only ${name}=${value.slice(0, 40)}`, `${name}=${value}`)),
    },
    {
      weight: 3,
      arbitrary: one.map(({ name, value }) =>
        asked(`${name}[]`, `${name}[]=${value}&${name}[a][b]=${value}&${name}=${value}&${name}=${value}`),
      ),
    },
    {
      weight: 2,
      arbitrary: fc
        .constantFrom('?', '&&&&', '=', '&=&=', 'a&'.repeat(3000), '%', '%%%', '#', '\\')
        .map((query) => asked(`query ${query.slice(0, 20)}`, query)),
    },
    {
      weight: 2,
      arbitrary: fc
        .constantFrom(...HEADERS)
        .map((headers) => asked(`headers ${JSON.stringify(headers).slice(0, 60)}`, `${good}&isAdmin=1`, headers)),
    },
    {
      weight: 1,
      arbitrary: fc
        .constantFrom(...MISFITS)
        .map((body) => ({ ...asked('a body', good), payload: body, headers: asJson })),
    },
  )
}

const withSurrogatesMade = (text: string): string => text.toWellFormed()

/** Returns bad requests of an operation: of its fields, its bytes, its headers and its address. */
export const badRequests = (operation: Operation): fc.Arbitrary<BadRequest> =>
  (operation.method === 'GET' ? badAddresses(operation) : badBodies(operation)).map((bad) => ({
    ...bad,
    kind: withSurrogatesMade(bad.kind),
  }))
