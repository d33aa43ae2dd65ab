import { blogTags } from "@dripstone/contract/blog/blog-tags";
import { blogLimits } from "@dripstone/contract/blog/limits";
import { paths } from "@dripstone/contract/paths";
import { Chip, Switch, TextInput } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { Part } from "../../../../ui/office/part.tsx";
import classes from "./facts.module.css";
import type { FieldProps } from "./texts.tsx";

/** What a post is about, where it stands, and its address. */
export function Facts({ editor: { stored, post, change }, readOnly, errorOf }: FieldProps) {
  const { t } = useTranslation(["blog-desk", "blog"]);
  const { tags, featured, slug } = post;
  const isFull = tags.length >= blogLimits.BLOG_TAGS_MAX;
  const former = stored?.formerSlugs ?? [];
  return (
    <Part title={t("facts.title")} help={t("facts.help")}>
      <div className={classes.facts}>
        <fieldset className={classes.tags} aria-describedby={errorOf("tags") ? "tags-issue" : undefined}>
          <legend>{t("blog:tags.label")}</legend>
          {blogTags.map((tag) => (
            <Chip
              key={tag}
              checked={tags.includes(tag)}
              disabled={readOnly || (isFull && !tags.includes(tag))}
              onChange={(checked) => change("tags", checked ? [...tags, tag] : tags.filter((it) => it !== tag))}
            >
              {t(`blog:tag.${tag}`)}
            </Chip>
          ))}
          {errorOf("tags") && (
            <p id="tags-issue" role="status" className={classes.issue}>
              {errorOf("tags")}
            </p>
          )}
        </fieldset>
        <Switch
          label={t("field.featured")}
          description={t("facts.featured")}
          checked={featured}
          disabled={readOnly}
          onChange={({ currentTarget }) => change("featured", currentTarget.checked)}
        />
        <TextInput
          id="field-slug"
          label={t("field.slug")}
          description={t("facts.slug", { path: paths.blogPost("…").replace("%E2%80%A6", "…") })}
          value={slug}
          error={errorOf("slug")}
          disabled={readOnly}
          autoComplete="off"
          onChange={({ currentTarget }) => change("slug", currentTarget.value)}
        />
        {former.length > 0 && (
          <p className={classes.former}>{t("facts.former", { slugs: former.join(t("list.and")) })}</p>
        )}
      </div>
    </Part>
  );
}
