export {english as telugu} from './english.ts'
