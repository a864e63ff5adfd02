export * from '../en/product.ts'
