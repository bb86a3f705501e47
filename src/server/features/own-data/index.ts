export { collectCopy } from '#server/features/own-data/collect-copy.ts'
export { registerOwnData } from '#server/features/own-data/routes.ts'
