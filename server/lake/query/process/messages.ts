import type {LakeErrorType} from '../../model/errors.ts'
import type {Question} from '../answer/answer.ts'
import type {SourceMap} from '../evaluate/source-map.ts'
import type {Json, StoredDocument} from '../../model/types.ts'

/** What the server tells a query process, as JSON. Each says how things are when it is sent. */
export type ToProcess =
  /** Documents of the dataset, which may be known already. */
  | {kind: 'documents'; documents: StoredDocument[]}
  /** Documents as a transaction left them; an id alone has been deleted. */
  | {kind: 'changes'; changes: {documentId: string; next?: StoredDocument}[]}
  /** All documents are there: what searching needs can be made ready. */
  | {kind: 'complete'}
  | {kind: 'question'; question: Question; limitMs: number}

/** What a query process tells: of the one question that is open, but for the first. */
export type FromProcess =
  /** It has every document; not about a question. */
  | {ready: true}
  /** It is being evaluated from now on, having waited so long for the full-text index and the documents in order. */
  | {started: true; waitedMs: number}
  | Outcome

export type Outcome =
  /** So many bytes come, or came, through the pipe: the result as JSON in UTF-8. */
  | {bytes: number; syncTags: string[]; sourceMap?: SourceMap}
  | {failure: {type: LakeErrorType; message: string; details: {readonly [key: string]: Json}}}
  /** A bug, as text. */
  | {bug: string}

/** File descriptor of the pipe through which results come: they are too large for messages. */
export const RESULTS_FD = 4
