export * from '../en/category.ts'
