import { openTruthData } from '../../src/connectors/truth-data/open-truth-data'

// What judges copy reads its words from files; every test file may need it.
openTruthData()
