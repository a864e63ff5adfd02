import type {LakeErrorType} from '../../model/errors.ts'
import type {Question} from '../answer/answer.ts'
import type {SourceMap} from '../evaluate/source-map.ts'
import type {Json, StoredDocument} from '../../model/types.ts'

/** Messages from the server to a query process, as JSON. Documents in them are current when the message is sent. */
export type ToProcess =
  /** Documents of the dataset. The process may have them already. */
  | {kind: 'documents'; documents: StoredDocument[]}
  /** Documents after a transaction; an id without a document has been deleted. */
  | {kind: 'changes'; changes: {documentId: string; next?: StoredDocument}[]}
  /** All documents have been sent, so their texts can be prepared for searches. */
  | {kind: 'complete'}
  | {kind: 'question'; question: Question; limitMs: number}

/** Messages from a query process. All but `ready` concern the one open question. */
export type FromProcess =
  /** The process has every document. */
  | {ready: true}
  /** Evaluation begins, after preparing texts and the ordered documents for `waitedMs`. */
  | {started: true; waitedMs: number}
  /** Evaluation has ended. The answer, whose size is bounded, follows. */
  | {evaluated: true}
  | QueryOutcome

export type QueryOutcome =
  /** The result is in the pipe: this many bytes of JSON in UTF-8. */
  | {bytes: number; syncTags: string[]; sourceMap?: SourceMap}
  | {failure: {type: LakeErrorType; message: string; details: {readonly [key: string]: Json}}}
  /** A bug, with its stack. */
  | {bug: string}

/** File descriptor of the pipe for results, which are too large for messages. */
export const RESULTS_FD = 4
