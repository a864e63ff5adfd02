export * from '../en/designs.ts'
