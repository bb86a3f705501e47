import { existsSync, readdirSync } from 'node:fs'
import { isTable } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import type { ColumnClass } from '#server/platform/database/column-class.ts'

const ROOMS = ['features', 'platform'].map((name) => new URL(`../../src/server/${name}/`, import.meta.url))

type TablesModule = Record<string, PgTable | Record<string, ColumnClass>>

const files = ROOMS.flatMap((room) => readdirSync(room).map((name) => new URL(`${name}/tables.ts`, room))).filter(
  (file) => existsSync(file),
)
const modules = await Promise.all(files.map(async (file) => (await import(file.href)) as TablesModule))

/** Every table of the server, with what each of its columns is said to be. */
export const tables = modules.flatMap((module) =>
  Object.entries(module).flatMap(([name, table]) =>
    isTable(table)
      ? [
          {
            name,
            table: table as PgTable,
            classes: module[`${name}ColumnClasses`] as Record<string, ColumnClass> | undefined,
          },
        ]
      : [],
  ),
)
