export { listResources } from '#server/features/market/browse-market.ts'
export { marketData } from '#server/features/market/personal-data.ts'
export { countWaitingMarket } from '#server/features/market/staff-queries.ts'
export { registerMarket } from '#server/features/market/routes.ts'
