import type { z } from 'zod'
import type { marketSchemas } from '#contract/market-schemas.ts'
import { FILE_TYPES } from '#core/files/file-types.ts'
import {
  findAuthors,
  ratingOf,
  type KeptResource,
  type KeptVersion,
  type MarketFile,
  type PublicResource,
} from '#server/features/market/queries.ts'
import { asSystem } from '#server/platform/database/actor.ts'
import type { Database } from '#server/platform/database/open-database.ts'

type Card = z.output<typeof marketSchemas.listResources.output>['resources'][number]
type Text = z.output<typeof marketSchemas.getOwnResource.output>['text']
type BasedOn = z.output<typeof marketSchemas.getResource.output>['basedOn']

/** Returns the texts of a version as its author wrote them. */
export const textOf = ({
  shelf,
  title,
  description,
  category,
  type,
  licence,
  price,
  author,
  tags,
  contact,
}: KeptVersion): Text => ({ shelf, title, description, category, type, licence, price, author, tags, contact })

/** Returns a published resource as lists show it. */
export function cardOf({ resource, version, ...stars }: PublicResource): Card {
  const { contact: _, ...text } = textOf(version)
  return { id: resource.id, ...text, ...ratingOf(stars), downloads: resource.downloads }
}

/** Returns a file as pages see it. */
export const shownFile = ({ id, name, kind, bytes, type }: MarketFile) => ({
  id,
  name,
  kind,
  bytes,
  ending: FILE_TYPES[type],
})

/** Names the works that resources change, by the resources' ids. */
export async function basesOf(
  database: Database,
  resources: readonly KeptResource[],
): Promise<ReadonlyMap<string, BasedOn>> {
  const bases = resources.flatMap(({ basedOn }) => (basedOn === null ? [] : [basedOn]))
  const authors = await asSystem(() => findAuthors(database, bases))
  return new Map(
    resources.map(({ id, basedOn, basedOnTitle, basedOnLicence }) => [
      id,
      basedOnTitle === null || basedOnLicence === null
        ? null
        : {
            id: basedOn,
            title: basedOnTitle,
            author: (basedOn !== null && authors.get(basedOn)) || null,
            licence: basedOnLicence,
          },
    ]),
  )
}
