export * from '../en/find-dialog.ts'
