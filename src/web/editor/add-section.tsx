import {
	AppWindow,
	BookOpen,
	CircleQuestionMark,
	ClipboardList,
	Columns3,
	GalleryVertical,
	Images,
	LayoutList,
	ListOrdered,
	type LucideIcon,
	MessageSquareQuote,
	MousePointerClick,
	PackageOpen,
	PanelBottom,
	Phone,
	Pilcrow,
	Ruler,
	Scale,
	ShieldCheck,
	Sparkle,
	SwatchBook,
	Table2,
} from 'lucide-react'
import { SECTION_TYPES, type SectionType } from '../../core/page/page'
import { useSectionActs } from './use-section-acts'
import { useWords } from './words'

const ICONS: Record<SectionType, LucideIcon> = {
	hero: AppWindow,
	gallery: Images,
	benefits: Sparkle,
	features: LayoutList,
	story: BookOpen,
	specifications: Table2,
	variants: SwatchBook,
	box: PackageOpen,
	images: GalleryVertical,
	faq: CircleQuestionMark,
	callToAction: MousePointerClick,
	text: Pilcrow,
	howToUse: ListOrdered,
	comparison: Columns3,
	sizeTable: Ruler,
	guarantee: ShieldCheck,
	reviews: MessageSquareQuote,
	contact: Phone,
	orderForm: ClipboardList,
	legal: Scale,
	stickyBar: PanelBottom,
}

/** What can be added, and where it will stand. */
export function AddSection({ afterId }: { afterId: string | undefined }) {
	const t = useWords()
	const acts = useSectionActs()
	return (
		<section aria-labelledby="add-section" className="grid gap-2">
			<h2 id="add-section" className="text-1">
				{t('add_section.title')}
			</h2>
			<p className="text-sm text-faint">{t(afterId ? 'add_section.behind' : 'add_section.at_end')}</p>
			<ul className="grid gap-1">
				{SECTION_TYPES.map((type) => {
					const Icon = ICONS[type]
					return (
						<li key={type}>
							<button
								type="button"
								onClick={() => acts.add(type, afterId)}
								className="grid w-full grid-cols-[auto_1fr] items-start gap-x-3 rounded-pane px-2 py-2 text-start hover:bg-sunk"
							>
								<Icon size={18} className="mt-1 text-faint" aria-hidden />
								<span className="grid">
									<span className="font-medium">{t(`section_names.${type}`)}</span>
									<span className="text-sm text-faint">{t(`section_hints.${type}`)}</span>
								</span>
							</button>
						</li>
					)
				})}
			</ul>
		</section>
	)
}
