export * from '../en/owner-menu.ts'
