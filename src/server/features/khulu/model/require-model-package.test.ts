import { join } from 'node:path'
import { expect, test } from 'vitest'
import { requireModelPackage } from '#server/features/khulu/model/require-model-package.ts'

const ROOT = join(import.meta.dirname, '../../../../..')
const missing = (name: string): never => {
  throw new Error(`Cannot find module '${name}'`)
}

test.each([
  ['anthropic', '@anthropic-ai/sdk'],
  ['openai-compatible', 'openai'],
] as const)('model %s: without its package the start says what to install: %s', (kind, name) => {
  expect(() => requireModelPackage({ kind }, ROOT, missing)).toThrow(
    new RegExp(`KHULU_MODEL_KIND is ${kind}.*npm install --no-save ${name}@\\d+\\.\\d+\\.\\d+$`),
  )
  expect(() => requireModelPackage({ kind }, ROOT)).not.toThrow()
})
