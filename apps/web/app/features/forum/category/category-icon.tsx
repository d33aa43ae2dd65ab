import type { CategoryIcon as Name } from "@dripstone/contract/forum/looks";
import {
  IconBook,
  IconBulb,
  IconCode,
  IconFlask,
  IconHeart,
  IconHelpCircle,
  IconLanguage,
  IconMathSymbols,
  IconMessages,
  IconRobot,
  IconSpeakerphone,
  IconTrophy,
  type TablerIcon,
} from "@tabler/icons-react";

const icons: Record<Name, TablerIcon> = {
  chat: IconMessages,
  question: IconHelpCircle,
  math: IconMathSymbols,
  code: IconCode,
  robot: IconRobot,
  book: IconBook,
  globe: IconLanguage,
  trophy: IconTrophy,
  bulb: IconBulb,
  megaphone: IconSpeakerphone,
  heart: IconHeart,
  flask: IconFlask,
};

/** A category's picture, an ornament beside its name. */
export function CategoryIcon({ icon, size = 16 }: { icon: Name; size?: number }) {
  const Icon = icons[icon];
  return <Icon size={size} aria-hidden="true" />;
}
