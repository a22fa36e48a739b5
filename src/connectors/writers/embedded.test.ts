import { embeddedWriter } from './embedded'
import { writerContract } from './writer.contract'

writerContract('embedded', async () => ({ writer: embeddedWriter(), stop: async () => {} }))
