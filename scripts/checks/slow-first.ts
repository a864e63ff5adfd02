import {BaseSequencer, type TestSpecification} from 'vitest/node'

const SLOW = '.slow.test.ts'

/** Order of vitest's files: the slow ones first, so that no worker is left alone with a slow file at the end. */
export class SlowFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files)
    const isSlow = ({moduleId}: TestSpecification) => moduleId.endsWith(SLOW)
    return [...sorted.filter(isSlow), ...sorted.filter((file) => !isSlow(file))]
  }
}
