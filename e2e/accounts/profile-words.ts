import type { Locale } from "@dripstone/contract/locale";
import { textsIn } from "../texts.ts";

/** What the specification says word for word, in its section 8. */
const specified = {
  saved: "Profile updated successfully!",
  passwordSaved: "Password updated successfully!",
  notSaved: "Profile update failed",
  noConnection: "Unable to connect to server. Please check your internet connection.",
};

/** What the profile page says. */
const wordsIn = (locale: Locale) => {
  const t = textsIn(locale);
  return {
    title: t("accounts:profile.title"),
    saved: t("accounts:profile.saved"),
    passwordSaved: t("accounts:changePassword.saved"),
    othersLoggedOut: t("accounts:changePassword.others"),
    name: t("accounts:fields.name"),
    firstName: t("accounts:about.firstName"),
    lastName: t("accounts:about.lastName"),
    school: t("accounts:about.school"),
    grade: t("accounts:about.grade"),
    grade7: t("accounts:about.grades.7"),
    save: t("accounts:about.save"),
    nothingToSave: t("accounts:about.unchanged"),
    nameRequired: t("fields:NAME_REQUIRED"),
    nameReserved: t("fields:NAME_RESERVED"),
    notSaved: t("accounts:profile.failed"),
    noConnection: t("errors:NETWORK_ERROR"),
    gallery: t("accounts:picture.gallery"),
    ownPicture: t("accounts:picture.own"),
    chooseFile: t("accounts:picture.choose"),
    pictureTooLarge: t("errors:PICTURE_TOO_LARGE"),
    pictureTypeUnknown: t("errors:PICTURE_TYPE_UNKNOWN"),
    pictureWaits: t("accounts:picture.waiting"),
    changePassword: t("accounts:changePassword.open"),
    currentPassword: t("accounts:changePassword.current"),
    newPassword: t("accounts:changePassword.new"),
    confirmation: t("accounts:fields.confirmation"),
    sendPassword: t("accounts:changePassword.send"),
    passwordWrong: t("fields:PASSWORD_WRONG"),
    passwordsDiffer: t("fields:PASSWORDS_DIFFER"),
    changeEmail: t("accounts:changeEmail.open"),
    newEmail: t("accounts:changeEmail.new"),
    sendEmail: t("accounts:changeEmail.send"),
    emailWaits: (address: string) => t("accounts:changeEmail.waiting", { address }),
    keepEmail: t("accounts:changeEmail.keep"),
    emailKept: (address: string) => t("accounts:changeEmail.kept", { address }),
    confirmEmail: t("accounts:confirmEmail.confirm"),
    emailConfirmed: t("accounts:confirmEmail.doneTitle"),
    sessions: t("accounts:sessions.title"),
    thisBrowser: t("accounts:sessions.here"),
    endSession: (name: string) => t("accounts:sessions.endNamed", { name }),
    logOutEverywhere: t("accounts:sessions.endAll"),
    loggedOutEverywhere: t("accounts:sessions.allEnded"),
    prepareData: t("accounts:data.open"),
    download: t("accounts:data.download"),
    downloadBegan: t("accounts:data.downloaded", { name: "" }).trim(),
    openDeletion: t("accounts:deletion.open"),
    forumStays: t("accounts:deletion.stays"),
    sendDeletion: t("accounts:deletion.send"),
    deletionAsked: t("accounts:deletion.askedTitle"),
    askedOn: (date: string) => t("accounts:deletion.asked", { date }),
    leave: t("accounts:deletion.leave"),
    banner: (date: string) => t("accounts:deletion.banner", { date }),
    keepAccount: t("accounts:deletion.keep"),
    accountKept: t("accounts:deletion.kept"),
    cancel: t("accounts:profile.cancel"),
    toProgress: t("accounts:profile.progress"),
    waitingForParent: t("accounts:parentWaiting.title"),
    parentEmail: t("accounts:parentWaiting.email"),
    mailParent: t("accounts:parentWaiting.send"),
    parentMailed: (address: string) => t("accounts:parentWaiting.sent", { address }),
  };
};

export const profileWords: Record<Locale, ReturnType<typeof wordsIn>> = {
  en: { ...wordsIn("en"), ...specified },
  ch: wordsIn("ch"),
};
