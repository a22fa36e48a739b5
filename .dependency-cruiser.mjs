// The direction rules of ARCHITECTURE.md. Each has a file under test/probes that breaks it and must be caught.
const TESTS = '\\.(test|contract)\\.tsx?$'

/** The folders of core, each above those it may use: what words are, who sells what, whether it is true, copy, the page. */
const CORE_FOLDERS = [
	['locale', 'plans'],
	['text'],
	['messages'],
	['seller', 'faces'],
	['product'],
	['truth'],
	['specs'],
	['copy'],
	['understanding'],
	['page', 'themes'],
	['stores', 'emails'],
	['contracts', 'site'],
	['quality'],
]

/** The server's features: what several ask about comes first, an account, which ends all of them, last. */
const SERVER_FEATURES = [
	['quota', 'model-calls', 'reviews'],
	['owner', 'pages'],
	['profile', 'exports'],
	['ads', 'rewrites', 'generations', 'stores', 'billing', 'site'],
	['accounts'],
]
/** The server's folders: what any program of it needs, what features are built with, features, what puts them together. */
const SERVER_FOLDERS = [['runtime'], ['db', 'thread'], ['files', 'jobs'], ['http'], ...SERVER_FEATURES, ['work', 'backup'], ['deps']]
const serverFeatures = `^src/server/(${[['files'], ...SERVER_FEATURES].flat().join('|')})/`

/** The folders of connectors: outside systems, each for itself, then those that are reached by way of another. */
const CONNECTOR_FOLDERS = [
	['faces', 'files', 'mail', 'marketplaces', 'payments', 'stores', 'truth-data', 'writers'],
	['identity', 'image-editing', 'images', 'sources'],
]

/** The folders of render: how a page is asked for, its styles and themes, parts, sections of parts, whole pages, other shops' forms of them. */
const RENDER_FOLDERS = [['view'], ['style'], ['themes'], ['parts'], ['sections'], ['head', 'body'], ['store-html'], ['exports']]

/** The pipeline's folders: what steps are made with, then the steps; files of a page and pushes beside them. */
const PIPELINE_FOLDERS = [['step-parts'], ['steps', 'exports', 'send']]

/** The app's folders: what the browser keeps, what is shown everywhere, documents, signing in and paying, what a seller does. */
const WEB_FOLDERS = [
	['browser'],
	['i18n'],
	['calls'],
	['ui'],
	['documents'],
	['accounts'],
	['billing'],
	['frame', 'site', 'bring', 'facts', 'reviews', 'stores'],
	['pages'],
	['generations', 'owner'],
	['settings'],
	['editor'],
]

/**
 * Rules under one name: folders of a room stand on each other in the order of `levels`; what is above is not known below.
 * `apart`: whether folders of a level, which it is given, do not know each other either.
 */
function oneWay(name, room, levels, apart = () => true) {
	const inside = (some) => `^src/${room}/(${some.flat().join('|')})/`
	const order = levels.map((folders) => folders.join(', ')).join(' < ')
	const from = (folders) => ({ path: inside(folders), pathNot: TESTS })
	return [
		...levels.slice(0, -1).map((own, level) => ({
			name,
			comment: `Folders of ${room} stand on each other in one order (${order}).`,
			severity: 'error',
			from: from([own]),
			to: { path: inside(levels.slice(level + 1)) },
		})),
		...levels
			.filter((folders) => folders.length > 1 && apart(folders))
			.map((beside) => ({
				name,
				comment: `Folders of one level of ${room} do not know each other.`,
				severity: 'error',
				from: from([beside]),
				to: { path: inside([beside]), pathNot: `^src/${room}/$1/` },
			})),
	]
}

/** A rule: every folder of a room has a place in its order. */
const placed = (name, room, levels) => ({
	name,
	comment: `A folder of ${room} has a place in its order.`,
	severity: 'error',
	from: {},
	to: { path: `^src/${room}/[^/]+/`, pathNot: `^src/${room}/(${levels.flat().join('|')})/` },
})

/** A rule: what stands beside the folders of a room (programs, what puts them together) knows them, and is not known by them. */
const beside = (name, room) => ({
	name,
	comment: `What stands beside the folders of ${room} knows them; they do not know it.`,
	severity: 'error',
	from: { path: `^src/${room}/[^/]+/`, pathNot: TESTS },
	to: { path: `^src/${room}/[^/]+$` },
})

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
	forbidden: [
		{
			name: 'no-cycles',
			comment: 'Two files that need each other are one idea in two places: move what they share to a third.',
			severity: 'error',
			from: {},
			to: { circular: true, viaOnly: { pathNot: 'node_modules' } },
		},
		{
			name: 'core-is-pure',
			comment: 'Core says what things are. It imports core, zod and diff, so that it runs anywhere and needs no fake.',
			severity: 'error',
			from: { path: '^src/core/', pathNot: TESTS },
			to: { pathNot: ['^src/core/', '(^|/)node_modules/(zod|diff)/'] },
		},
		{
			name: 'render-knows-core-and-react',
			comment: 'A page looks the same everywhere because its components depend on nothing but the page.',
			severity: 'error',
			from: { path: '^src/render/', pathNot: [TESTS, '^src/render/(store-html|exports)/'] },
			to: { pathNot: ['^src/(core|render)/', '(^|/)node_modules/(react|react-dom|@types/react|@types/react-dom)/'] },
		},
		{
			name: 'outputs-know-their-formats',
			comment: 'What a page becomes outside may use a parser or a writer of the format, and nothing else; what shows a page knows neither.',
			severity: 'error',
			from: { path: '^src/render/(store-html|exports)/', pathNot: TESTS },
			to: {
				pathNot: [
					'^src/(core|render)/',
					'(^|/)node_modules/(react|react-dom|@types/react|@types/react-dom|htmlparser2|css-select|css-what|postcss|csv-stringify)/',
				],
			},
		},
		{
			name: 'connectors-know-core',
			comment: 'A connector is one outside system and nothing of ours but core; it can then be swapped or tried alone.',
			severity: 'error',
			from: { path: '^src/connectors/', pathNot: TESTS },
			to: { path: '^src/', pathNot: '^src/(core|connectors)/' },
		},
		{
			name: 'web-over-the-wire',
			comment: 'The app talks to the server by core/contracts only; what it imports ends up in the browser.',
			severity: 'error',
			from: { path: '^src/web/' },
			to: { path: '^src/(server|connectors|cli)/' },
		},
		...oneWay('core-one-way', 'core', CORE_FOLDERS, (folders) => !folders.includes('page')),
		placed('core-one-way', 'core', CORE_FOLDERS),
		...oneWay('connectors-one-way', 'connectors', CONNECTOR_FOLDERS),
		placed('connectors-one-way', 'connectors', CONNECTOR_FOLDERS),
		...oneWay('server-one-way', 'server', SERVER_FOLDERS),
		placed('server-one-way', 'server', SERVER_FOLDERS),
		beside('server-one-way', 'server'),
		...oneWay('render-one-way', 'render', RENDER_FOLDERS),
		placed('render-one-way', 'render', RENDER_FOLDERS),
		beside('render-one-way', 'render'),
		...oneWay('pipeline-one-way', 'pipeline', PIPELINE_FOLDERS),
		placed('pipeline-one-way', 'pipeline', PIPELINE_FOLDERS),
		beside('pipeline-one-way', 'pipeline'),
		...oneWay('web-one-way', 'web', WEB_FOLDERS),
		placed('web-one-way', 'web', WEB_FOLDERS),
		beside('web-one-way', 'web'),
		{
			name: 'web-without-the-floor',
			comment: 'Texts are judged by the server; the rules and their words would weigh more than the app (decision 042).',
			severity: 'error',
			from: { path: '^src/web/', pathNot: TESTS },
			to: { path: '^src/core/(?:copy/check/|truth/(?:check|standing|evidence|figures|find-words|things|reads-like))', reachable: true },
		},
		{
			name: 'web-without-node',
			comment: 'There is no Node in a browser.',
			severity: 'error',
			from: { path: '^src/(web|render)/', pathNot: TESTS },
			to: { dependencyTypes: ['core'] },
		},
		{
			name: 'only-deps-joins',
			comment:
				'Concrete connectors are named in pipeline/deps.ts, pipeline/store-connector-list.ts and server/deps alone; everybody else sees ports.',
			severity: 'error',
			from: {
				path: '^src/(server|cli|pipeline|config)/',
				pathNot: ['^src/pipeline/(deps|store-connector-list)\\.ts$', '^src/server/deps/', TESTS],
			},
			to: {
				path: '^src/connectors/[^/]+/',
				pathNot: '^src/connectors/[a-z]+/(marketplace|source|writer|file-store|image-pipeline|identity|payments|mail|store)\\.ts$',
				dependencyTypesNot: ['type-only'],
			},
		},
		{
			name: 'pipeline-stands-alone',
			comment: 'From a listing to a page and its files, without server or database: the server and the command line both run it.',
			severity: 'error',
			from: { path: '^src/(pipeline|config)/', pathNot: TESTS },
			to: { path: '^src/(server|web|cli)/' },
		},
		{
			name: 'cli-without-server',
			comment: 'The command line runs the pipeline itself; the database and the routes are none of its business.',
			severity: 'error',
			from: { path: '^src/cli/', pathNot: TESTS },
			to: { path: '^src/server/' },
		},
		{
			name: 'server-and-render-know-no-web',
			comment: 'The app is built from the same core, never the other way round.',
			severity: 'error',
			from: { path: '^src/(server|cli|pipeline|config|core|render|connectors)/' },
			to: { path: '^src/web/' },
		},
		{
			name: 'server-knows-no-cli',
			comment: 'The command line is one more edge of the server, not a part of it.',
			severity: 'error',
			from: { path: '^src/', pathNot: '^src/cli/' },
			to: { path: '^src/cli/' },
		},
		{
			name: 'feature-by-its-front-door',
			comment: 'Another feature of the server is used through <feature>/<feature>.ts, so that its inside can change.',
			severity: 'error',
			from: { path: serverFeatures, pathNot: TESTS },
			to: { path: serverFeatures, pathNot: ['^src/server/$1/', '^src/server/([a-z-]+)/\\1\\.ts$'] },
		},
		{
			name: 'vendor-in-one-folder',
			comment: 'A vendor’s library is known to one folder; its errors and types are translated there.',
			severity: 'error',
			from: {
				path: '^src/',
				pathNot: [
					'^src/connectors/(writers|images|identity|mail|marketplaces|payments)/',
					'^src/connectors/stores/woocommerce/',
					'^src/connectors/fetch[a-z-]*\\.ts$',
					'^src/connectors/sources/browser[a-z-]*\\.ts$',
					'^src/server/(db|jobs)/',
					'^src/render/store-html/',
					TESTS,
				],
			},
			to: {
				path: '(^|/)node_modules/(@ai-sdk|ai|sharp|better-auth|undici|htmlparser2|pg-boss|pg|@electric-sql|playwright-core|stripe|@clerk|nodemailer|oauth-1\\.0a)/',
			},
		},
		{
			name: 'product-without-tests',
			comment: 'What ships never depends on what tests it.',
			severity: 'error',
			from: { path: '^src/', pathNot: TESTS },
			to: { path: ['^test/', TESTS, '(^|/)node_modules/(vitest|@playwright|fast-check)/'] },
		},
		{
			name: 'declared-packages-only',
			comment: 'A package that package.json does not name is there by accident.',
			severity: 'error',
			from: { path: '^src/' },
			to: { dependencyTypes: ['npm-no-pkg', 'npm-unknown', 'unknown'] },
		},
		{
			name: 'everything-resolves',
			comment: 'An import of something that is not there.',
			severity: 'error',
			from: { path: '^src/' },
			to: { couldNotResolve: true, pathNot: '^(virtual:|\\./\\+types/|\\.\\./\\+types/)' },
		},
	],
	options: {
		doNotFollow: { path: 'node_modules' },
		tsPreCompilationDeps: true,
		tsConfig: { fileName: `${import.meta.dirname}/tsconfig.json` },
		enhancedResolveOptions: {
			exportsFields: ['exports'],
			conditionNames: ['import', 'node', 'default', 'types'],
			extensions: ['.ts', '.tsx', '.mts', '.js', '.mjs', '.json', '.css'],
		},
	},
}
