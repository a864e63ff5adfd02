export * from '../en/product-dialog.ts'
