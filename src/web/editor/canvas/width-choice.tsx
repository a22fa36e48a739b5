import { Monitor, Smartphone, Tablet } from 'lucide-react'
import { IconButton } from '../../ui/button'
import { useWords } from '../words'
import { VIEWPORTS, type ViewportName } from './viewports'

const ICONS = { phone: Smartphone, tablet: Tablet, desktop: Monitor }
const NAMES = Object.keys(VIEWPORTS) as ViewportName[]

/** How wide the page is shown; only where there is room for more than one width. */
export function WidthChoice({ viewport, onViewport }: { viewport: ViewportName; onViewport: (viewport: ViewportName) => void }) {
	const t = useWords()
	return (
		<fieldset aria-label={t('toolbar.width')} className="hidden lg:flex">
			{NAMES.map((name) => {
				const Icon = ICONS[name]
				return (
					<IconButton key={name} label={t(`toolbar.viewports.${name}`)} aria-pressed={viewport === name} onClick={() => onViewport(name)}>
						<Icon size={19} className={name === 'tablet' ? 'rotate-90' : undefined} aria-hidden />
					</IconButton>
				)
			})}
		</fieldset>
	)
}
