export {english as hindi} from './english.ts'
