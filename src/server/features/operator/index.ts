export { registerOperator } from '#server/features/operator/routes.ts'
